import { said } from '../../../contract/words/say.ts'
import { loadDemo } from '../demo/loadDemo.ts'
import { command, OperatorError } from './command.ts'

export const reset = command({
  name: 'reset',
  args: [],
  options: {},
  summary: said('commands.reset.summary'),
  help: said('commands.reset.help'),
  async run({ shell }) {
    if (shell.config.environment !== 'testing') {
      throw new OperatorError(said('operator.reset.onlyTesting'))
    }
    shell.progress(said('operator.reset.loading'))
    const { playsOn } = shell.config
    await loadDemo(await shell.ownerUrl(), shell.now, { onlyIntoEmpty: false, playsOn })
    shell.print(said('operator.reset.done'))
  },
})
