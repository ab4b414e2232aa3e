/** Loads the sample data in a process of its own, which gives its memory back: the idle server needs 80 MB less. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Loads the sample data into the database behind `ownerUrl`, with dates around now. `playsOn`: with rounds to be played on. */
export function loadDemoInOwnProcess(ownerUrl: string, playsOn: boolean): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], {
      env: { ...process.env, SAMPLE_DATABASE: ownerUrl, SAMPLE_PLAYS_ON: String(playsOn) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', chunk => (said += chunk))
    child.on('error', failed)
    child.on('close', code =>
      code === 0
        ? done()
        : failed(new Error(`Loading the sample data ended with ${code}: ${said.trim().slice(-2000)}`)),
    )
  })
}
