/** Hands a person a file that is made here and now. */
export function saveFile(name: string, content: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this click is dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
