import { useState } from 'preact/hooks'
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { lazyWithWords } from '../../ui/lazy.tsx'
import { Link } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { screens } from '../screens.ts'
import { lineOf, lookOfRule, Marks, type Rule, type RuleLook, RuleSign } from './Marks.tsx'

type Words = ScreenWords<'ready'>

const Rehearse = lazyWithWords<object, 'rehearsal'>(
  () => import('../rehearsal/Rehearse.tsx').then(one => one.Rehearse),
  'rehearsal',
)

const shownFindings = 6

/** Everything that a round is held against before it starts, each with what is wrong and where it is put right. */
export function Ready({ words }: { readonly words: Words }) {
  const { setup, round, roundId } = useEvent()
  const readiness = useQuery('checkReadiness', { params: { eventId: roundId } })
  const [isStarting, setStarting] = useState(false)
  const { data } = readiness
  const isBefore = round.state === 'draft' || round.state === 'published'
  const hasPlayers = setup.counts.registered > 0
  const stops = data?.rules.filter(one => lookOfRule(one) === 'harm') ?? []
  return (
    <Screen
      title={words.title}
      beside={
        <>
          <Rounds />
          {data && <span class="beside">{words.summary({ pass: data.pass, warn: data.warn, stop: data.stop })}</span>}
        </>
      }
      actions={
        data &&
        hasPlayers &&
        isBefore && (
          <button type="button" class={stops.length === 0 ? 'button lead' : 'button'} onClick={() => setStarting(true)}>
            {stops.length === 0 ? words.start : words.startAnyway}
          </button>
        )
      }
    >
      {!data ? (
        <Waiting answers={[readiness]} />
      ) : !hasPlayers ? (
        <NoPlayers title={words.emptyTitle} bringIn={words.bringIn}>
          {words.empty}
        </NoPlayers>
      ) : (
        <Rules rules={data.rules} isBefore={isBefore} words={words} />
      )}
      {isStarting && data && (
        <Start
          words={words}
          stops={stops}
          eventId={roundId}
          drafts={[setup.event, round].filter(one => one.state === 'draft').map(one => one.eventId)}
          onClose={() => setStarting(false)}
        />
      )}
    </Screen>
  )
}

type RulesProps = { readonly rules: readonly Rule[]; readonly isBefore: boolean; readonly words: Words }

/** All rules, as marks and as lines, what keeps the round from starting first. */
function Rules({ rules, isBefore, words }: RulesProps) {
  return (
    <div class="rules">
      {!isBefore && <p class="quiet">{words.started}</p>}
      <Marks rules={rules} words={words} />
      {(['harm', 'warn', 'good'] as const).map(look => (
        <Group key={look} rules={rules.filter(one => lookOfRule(one) === look)} look={look} words={words} />
      ))}
      <Rehearse />
    </div>
  )
}

const titles = { harm: 'stop', warn: 'warn', good: 'ok' } as const

type GroupProps = { readonly rules: readonly Rule[]; readonly look: RuleLook; readonly words: Words }

function Group({ rules, look, words }: GroupProps) {
  const { eventId, roundId } = useEvent()
  if (rules.length === 0) return null
  return (
    <section class={`panel rules-of ${look}`}>
      <h2>
        {words[titles[look]]} <span class="quiet">{rules.length}</span>
      </h2>
      <ul>
        {rules.map(rule => {
          const screen = rule.fix.screen as ConsoleScreen
          const ofRound = screen === 'teeSheet' || screen === 'print'
          return (
            <li key={rule.rule} id={lineOf(rule)} tabIndex={-1}>
              <RuleSign look={look} />
              <span class="rule-number">{rule.number}</span>
              <div>
                {rule.findings.length === 0 && <p>{rule.text}</p>}
                {rule.findings.slice(0, shownFindings).map(finding => (
                  <p key={finding.text}>{finding.text}</p>
                ))}
                {rule.findings.length > shownFindings && (
                  <p class="quiet">{words.more({ count: rule.findings.length - shownFindings })}</p>
                )}
              </div>
              {look !== 'good' && screens[screen] && (
                <Link to={screen} params={{ eventId: ofRound ? roundId : eventId } as never} class="button tight">
                  {words.fix({ screen: frame()[screen as 'flights'] })}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Start({
  words,
  stops,
  eventId,
  drafts,
  onClose,
}: {
  readonly words: Words
  readonly stops: readonly Rule[]
  readonly eventId: string
  /** The event and its round, those that are drafts: they are published before the round starts. */
  readonly drafts: readonly string[]
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const isBarred = stops.some(one => !one.overridable)
  const deed = useDeed(async () => {
    for (const draft of drafts)
      await call('setEventState', { params: { eventId: draft }, body: { state: 'published' } })
    await call('setEventState', {
      params: { eventId },
      body: { state: 'in progress', ...(reason !== '' && { reason }) },
    })
    onClose()
  })
  const what = stops.length === 0 ? words.startWhat : words.anywayWhat({ stops: stops.length })
  return (
    <DeedDialog
      title={words.startTitle}
      submit={isBarred ? undefined : stops.length === 0 ? words.start : words.startAnyway}
      deed={deed}
      onClose={onClose}
    >
      <p>{isBarred ? words.cannot : what}</p>
      {stops.length > 0 && (
        <ul class="effects">
          {stops
            .flatMap(one => one.findings)
            .slice(0, shownFindings)
            .map(one => (
              <li key={one.text}>{one.text}</li>
            ))}
        </ul>
      )}
      {stops.length > 0 && !isBarred && (
        <Field label={words.reason} value={reason} onInput={setReason} required maxLength={500} />
      )}
    </DeedDialog>
  )
}
