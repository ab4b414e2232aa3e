/** Keeps the screen on while the page is looked at, where the phone lets a page do that. */
export function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}
