import type { Recipe } from './followRecipe.ts'
import { inEveryLanguage, newWords } from './inEveryLanguage.ts'

/** The sponsors of an event in the console, as the operation of the other recipe lists them. */
export const screen: Recipe = {
  headings: ['Add a screen of the console'],
  edits: [
    {
      file: 'contract/site/consoleScreens.ts',
      after: "  links: '/console/e/{eventId}/links',",
      put: "  sponsors: '/console/e/{eventId}/sponsors',",
    },
    {
      file: 'site/console/screens.ts',
      after: 'export const screens: Partial',
      put: "  sponsors: screen(() => import('./sponsors/Sponsors.tsx').then(one => one.Sponsors), 'sponsors'),",
    },
    {
      file: 'site/console/frame/Rail.tsx',
      after: "screen: 'links', icon",
      put: "  { screen: 'sponsors', icon: 'list', key: 'g x' },",
    },
    ...inEveryLanguage('screens/frame.ts', '  links: ', "  sponsors: 'Sponsors',"),
    ...newWords(
      'screens/sponsors.ts',
      `{
  title: 'Sponsors',
  emptyTitle: 'No sponsors yet',
  empty: 'Those of the file of the event stand here.',
}`,
    ),
    {
      file: 'site/console/sponsors/Sponsors.tsx',
      text: `import { useQuery } from '../../ui/data.ts'
import { usePlace } from '../../ui/router.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'

/** Who pays for the event, in the order of the screen on a wall. */
export function Sponsors({ words }: { readonly words: ScreenWords<'sponsors'> }) {
  const { eventId = '' } = usePlace().params
  const answer = useQuery('listSponsors', { params: { eventId } })
  const names = answer.data?.names
  return (
    <Screen title={words.title}>
      {!names ? (
        <Waiting answers={[answer]} />
      ) : names.length === 0 ? (
        <Empty title={words.emptyTitle}>{words.empty}</Empty>
      ) : (
        <ol class="panel padded">
          {names.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </Screen>
  )
}
`,
    },
    {
      file: 'tools/nouns.test.ts',
      after: "  overview: ['events'",
      put: "  sponsors: ['events', 'who stands on the screen of one'],",
    },
    { file: 'e2e/console.test.ts', after: "  links: ['Links'],", put: "  sponsors: ['Sponsors']," },
  ],
}
