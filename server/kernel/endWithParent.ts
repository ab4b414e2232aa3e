import { readFileSync } from 'node:fs'

const lookMs = 250

/**
 * Calls `end` when npm, which started the server, is gone: npm that is killed tells nobody, and the server would go on
 * unseen. A server that was not started by npm outlives who started it, as after `node server/main.ts &`.
 */
export function endWithParent(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const npm = ancestors()
  const timer = setInterval(() => {
    if (ancestors().join() === npm.join()) return
    clearInterval(timer)
    end()
  }, lookMs).unref()
}

/** The parent and, where that is a shell between npm and us, the shell's. */
function ancestors(): readonly number[] {
  const parent = process.ppid
  if (process.platform !== 'linux') return [parent]
  try {
    const [, name = '', rest = ''] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return /^(sh|dash|bash|ash|busybox|zsh)$/.test(name) ? [parent, Number(rest)] : [parent]
  } catch {
    return [parent]
  }
}
