/** What CONTRIBUTING.md says below a heading: the files that it names, and the tests. */

/** The headings of tasks. */
export function tasksOf(page: string): readonly string[] {
  return [...page.matchAll(/^## ((?:Add|Understand) .+)$/gm)].map(([, heading = '']) => heading)
}

/** What stands in code below these headings. Throws an Error for a heading that the page does not have. */
export function codeBelow(page: string, headings: readonly string[]): readonly string[] {
  return headings.flatMap(heading => {
    const [, section] = page.split(`\n## ${heading}\n`)
    if (section === undefined) throw new Error(`CONTRIBUTING.md has no "${heading}".`)
    return [...(section.split('\n## ')[0] ?? '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  })
}

/** Whether the file is one of those that are named: `{en,pt}.ts` are two, and `<screen>` is any name. */
export function isNamed(file: string, code: readonly string[]): boolean {
  return code.some(named =>
    expanded(named).some(path => {
      const parts = path.split(/<\w+>/).map(RegExp.escape)
      return new RegExp(`^${parts.join('[\\w.-]+?')}$`).test(file)
    }),
  )
}

function expanded(path: string): readonly string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\{([\w.]+(?:,[\w.]+)+)\}(.*)$/.exec(path) ?? []
  return whole === undefined ? [path] : choices.split(',').flatMap(choice => expanded(`${before}${choice}${after}`))
}
