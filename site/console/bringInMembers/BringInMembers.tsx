import { useCallback, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call, type Reply } from '../../ui/call.ts'
import { Icon } from '../../ui/Icon.tsx'
import { go, useLeaveGuard, usePlace } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePastedText } from '../../ui/usePastedText.ts'
import { Empty } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { type GivenList, PasteList } from '../bringIn/PasteList.tsx'
import { Screen } from '../frame/Screen.tsx'
import { TakeIn } from './TakeIn.tsx'
import type { Outcome } from './takeAllIn.ts'

/** A list of people becomes members: pasted, read, decided where it is in doubt, and taken in one by one. */
export function BringInMembers({ words }: { readonly words: ScreenWords<'bringInMembers'> }) {
  const communityId = Number(usePlace().params.communityId)
  const { given, setGiven, table, outcomes, setOutcomes, reading, beginAnew } = useMemberList(communityId, words)
  const again = (
    <button type="button" class="button" onClick={beginAnew}>
      <Icon name="paste" />
      {words.again}
    </button>
  )
  if (!table)
    return (
      <Screen title={words.title}>
        <PasteList words={words} text={given.text ?? ''} onText={text => setGiven({ text })} reading={reading} />
      </Screen>
    )
  if (outcomes)
    return (
      <Screen title={words.title} actions={again}>
        <Outcomes {...{ outcomes, communityId, words }} />
      </Screen>
    )
  return (
    <Screen title={words.title} actions={again}>
      {reading.error}
      {table.lines.length === 0 ? (
        <Empty title={words.title}>{words.empty}</Empty>
      ) : (
        <TakeIn
          key={JSON.stringify(table.columns)}
          words={words}
          table={table}
          communityId={communityId}
          given={given}
          onSay={said => reading.run(said)}
          onDone={setOutcomes}
        />
      )}
    </Screen>
  )
}

/** The list as it was read, and what became of its people. */
function useMemberList(communityId: number, words: ScreenWords<'bringInMembers'>) {
  const [given, setGiven] = useState<GivenList>({ text: '' })
  const [table, setTable] = useState<Reply<'readMemberTable'> | undefined>()
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | undefined>()
  const reading = useDeed(async (body: GivenList) => {
    const answer = await call('readMemberTable', { params: { communityId }, body })
    setGiven(body)
    setOutcomes(undefined)
    setTable(answer)
  })
  useLeaveGuard(useCallback(() => (table && !outcomes ? words.lost : undefined), [table, outcomes]))
  const beginAnew = () => {
    setTable(undefined)
    setOutcomes(undefined)
  }
  usePastedText(text => {
    beginAnew()
    setGiven({ text })
    reading.run({ text })
  })
  return { given, setGiven, table, outcomes, setOutcomes, reading, beginAnew }
}

type OutcomesProps = {
  readonly outcomes: readonly Outcome[]
  readonly communityId: number
  readonly words: ScreenWords<'bringInMembers'>
}

/** How many were taken in, and who was not and why. */
function Outcomes({ outcomes, communityId, words }: OutcomesProps) {
  const refused = outcomes.filter(one => one.refused !== undefined)
  const toMembers = (
    <button
      type="button"
      class="button lead"
      onClick={() => go(pathOf('members', { communityId: String(communityId) }))}
    >
      {words.toMembers}
    </button>
  )
  return (
    <>
      <Empty
        title={words.doneTitle({
          count: outcomes.filter(one => one.line !== undefined && one.refused === undefined).length,
        })}
        action={toMembers}
      >
        {words.done({ refused: refused.length })}
      </Empty>
      {refused.length > 0 && (
        <section class="panel">
          <ul class="people">
            {refused.map(one => (
              <li key={one.place} class="doubt">
                <span class="quiet small">{one.line === undefined ? '' : words.line({ line: one.line })}</span>
                <span class="written">
                  <bdi>{one.text}</bdi>
                  <small>{one.refused}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
