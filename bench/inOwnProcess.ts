import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs a script of this folder in a process of its own, so that it takes no time of the server's, and returns what it prints. */
export function inOwnProcess(script: string, options: object): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, script), JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', chunk => (text += chunk))
    child.on('close', code => (code === 0 ? done(text) : failed(new Error(`${script} failed.`))))
  })
}
