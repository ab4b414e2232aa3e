import { loadSampleData } from '../sample/loadSampleData.ts'
import { command, OperatorError } from './command.ts'

export const reset = command({
  name: 'reset',
  args: [],
  options: {},
  summary: 'Puts the testing environment back to its sample data',
  help: 'Everything in it is deleted. Refused in production.',
  async run({ shell }) {
    if (shell.config.environment !== 'testing') {
      throw new OperatorError('Only the testing environment can be reset: add --demo, or set ENVIRONMENT=testing.')
    }
    shell.progress('Loading the sample data.')
    await loadSampleData(await shell.ownerUrl(), shell.now)
    shell.print('The testing environment has its sample data again.')
  },
})
