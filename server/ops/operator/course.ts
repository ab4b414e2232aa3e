import { importCourses } from '../import/importCourses.ts'
import { command } from './command.ts'
import { importFile } from './importFile.ts'

export const courseImport = command({
  name: 'course import',
  args: ['FILE'],
  options: {},
  summary: 'Imports courses with their tees and holes from a JSON file',
  help: 'Imports all courses of the file or none. An existing course is never changed. The format is described in docs/import.md.',
  async run({ args: [path = ''], shell }) {
    const { courseIds, tees } = await importFile(path, shell, value =>
      shell.write((tx, { now }) => importCourses(tx, value, now)),
    )
    const shown = courseIds.length > 12 ? `${courseIds.slice(0, 12).join(', ')} ...` : courseIds.join(', ')
    shell.print(`Imported ${courseIds.length} courses with ${tees} tees: ${shown}.`)
  },
})
