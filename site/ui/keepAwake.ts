/** Keeps the screen on while the page is looked at, where the phone lets a page do that. Answers how to stop. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const ask = () => {
    if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void lock?.then(held => held?.release())
  }
}
