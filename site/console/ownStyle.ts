/** The styles that screens add to that of all, as the page was sent with them. */
const styles: Readonly<Record<string, string>> = JSON.parse(document.getElementById('styles')?.textContent ?? '{}')

/** Loads the style of a screen that has its own. The page came with that of its first screen. */
export async function ownStyle(screen: string): Promise<void> {
  const href = styles[screen]
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  }).catch(error => {
    link.remove()
    throw error
  })
}
