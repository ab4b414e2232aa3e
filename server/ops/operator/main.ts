/** `caddiemaster COMMAND`: the command line of the operator. */
import { said, say } from '../../../contract/words/say.ts'
import { languageOfTerminal } from '../../kernel/languageOfTerminal.ts'
import { runCommand } from './runCommand.ts'

if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(say(said('operator.wrongNode', { version: process.versions.node }), languageOfTerminal(process.env)))
  process.exitCode = 1
} else {
  process.exitCode = await runCommand({
    words: process.argv.slice(2),
    environment: process.env,
    // npm and the launcher work in the folder of the project; this is where the person stands.
    folder: process.env.INIT_CWD ?? process.cwd(),
    terminal: { print: line => console.log(line), progress: line => console.error(line) },
    fail: message => console.error(message),
  })
}
