import { said } from '../../../contract/words/say.ts'
import { importCourses } from '../import/importCourses.ts'
import { command } from './command.ts'
import { importFile } from './importFile.ts'

export const courseImport = command({
  name: 'course import',
  args: ['FILE'],
  options: {},
  summary: said('commands.courseImport.summary'),
  help: said('commands.courseImport.help'),
  async run({ args: [path = ''], shell }) {
    const { courseIds, tees } = await importFile(path, shell, value =>
      shell.write((tx, { now }) => importCourses(tx, value, now)),
    )
    const someIds = courseIds.length > 12 ? `${courseIds.slice(0, 12).join(', ')} ...` : courseIds.join(', ')
    shell.print(
      said('operator.courses.imported', {
        courses: said('operator.courses.courses', { count: courseIds.length }),
        tees: said('operator.courses.tees', { count: tees }),
        ids: someIds,
      }),
    )
  },
})
