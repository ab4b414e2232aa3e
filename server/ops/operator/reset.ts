import { said } from '../../../contract/words/say.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
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
    await loadSampleData(await shell.ownerUrl(), shell.now)
    shell.print(said('operator.reset.done'))
  },
})
