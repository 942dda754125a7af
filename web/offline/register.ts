/** Lets the page be opened without a network from the second visit on, where the browser can. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Without it everything works as long as there is a network: no reason to trouble anybody.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  })
}
