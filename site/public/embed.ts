/** In a frame of another site: says how tall the page is, and opens cards beside that site. */
function sayHeight(): void {
  const { height } = document.body.getBoundingClientRect()
  parent.postMessage({ caddiemaster: 'height', height: Math.ceil(height) }, '*')
}

new ResizeObserver(sayHeight).observe(document.body)
addEventListener('load', sayHeight)
document.addEventListener('click', event => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('th[scope=row] a')
  if (!link) return
  event.preventDefault()
  open(link.href, '_blank', 'noopener,noreferrer')
})
