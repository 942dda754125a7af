/** Lets the page be opened without a network from the second visit on, where the browser can. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Without it the page still works while online: the failure needs no message.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  })
}
