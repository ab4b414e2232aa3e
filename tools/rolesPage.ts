/** Prints `docs/roles.md` from the contract: who may do what, as the secretary of a club reads it. */
import { allOperations } from '../contract/all.ts'
import type { Operation } from '../contract/operation.ts'
import { type Capability, capabilities, may, roleNames, roles } from '../contract/roles/capabilities.ts'
import { type Holder, holders, inPart, type WhoMay, whoMay } from '../contract/roles/whoMay.ts'
import type { StaffLinkPurpose } from '../contract/staffLinks/console.ts'

const capabilityWords: Readonly<Record<Capability, string>> = {
  'event.see': 'See events: players, tee sheets, cards, results, papers',
  'contacts.see': 'See e-mail addresses, telephone numbers and dates of birth',
  'players.see': 'See the people of the community, including those in no event',
  'club.see': "See the club's numbers",
  'event.edit': 'Set up events: details, courses, rounds, leaderboards; publish, start, shorten',
  'field.edit': 'Change players, teams, flights, tee sheet and handicaps',
  'players.register': 'Register players, and note what they have paid',
  'links.see': 'Make links for scoring and registering, and links for helpers',
  'messages.send': 'Write to players',
  'checkIn.edit': 'Check players in, and record which groups have started',
  'cards.edit': 'Enter, correct and sign cards',
  'rulings.make': 'Withdraw, disqualify, give penalty strokes, suspend play',
  'notes.write': 'Write notes about groups',
  'results.publish': 'End play and make results official',
  'prizes.pay': 'Record which prizes were handed out',
  'community.manage': 'Staff, webhooks, program access, settings of the community',
}

const linkNames: Readonly<Record<StaffLinkPurpose, string>> = {
  checkIn: 'Check-in desk',
  starter: 'First tee',
  official: 'Official',
  cards: 'Scoring table',
  organiser: 'Organiser',
}

const introduction = `# Who may do what

Printed from the contract by \`npm run print\`; change it there. \`test/roles.test.ts\` calls every operation as every kind of person and compares what happens with this page.

A role belongs to a community, and a role in a club applies in its sub communities too. A helper's link needs no account: it opens one thing in one event until it ends. Without a role or a link nobody sees anything of a community, not even an operator.`

/** The page, whole. */
export function rolesPage(): string {
  const all = Object.values(allOperations) as Operation[]
  const tags = [...new Set(all.map(op => op.tag))]
  const areas = tags.flatMap(tag =>
    area(
      tag,
      all.filter(op => op.tag === tag && isTable(whoMay(op))),
    ),
  )
  return [
    introduction,
    `## In short\n\n${table('May', roles, shortRows())}`,
    `## In detail\n\n*Owner* to *Viewer* are roles, the last five columns are links for helpers. What *in part* means is explained below each table.`,
    ...areas,
    `## Operators\n\nOnly operators, who run the installation, may do this. Being an operator gives no role.\n\n${list(all, 'operators')}`,
    `## Everybody with an account\n\nFor your own account; no role is needed.\n\n${list(all, 'accounts')}`,
    `## Everybody\n\nWithout logging in.\n\n${list(all, 'everybody')}`,
    '',
  ].join('\n\n')
}

function isTable(who: WhoMay): who is readonly Holder[] {
  return typeof who !== 'string'
}

function shortRows(): string[][] {
  return (Object.keys(capabilities) as Capability[]).map(capability => [
    capabilityWords[capability],
    ...roles.map(role => (may(role, capability) ? 'yes' : '')),
  ])
}

function area(tag: string, operations: readonly Operation[]): string[] {
  if (operations.length === 0) return []
  const rows = operations.map(op => {
    const who = whoMay(op)
    const marks = holders.map(one => {
      if (!isTable(who) || !who.includes(one)) return ''
      return inPart[op.id]?.[one] === undefined ? 'yes' : 'in part'
    })
    return [op.summary, ...marks]
  })
  return [`### ${tag}\n\n${table('May', holders, rows)}${parts(operations)}`]
}

function parts(operations: readonly Operation[]): string {
  const lines = operations.flatMap(op => {
    const said = Object.entries(inPart[op.id] ?? {}) as [Holder, string][]
    const byWords = Map.groupBy(said, ([, words]) => words)
    return [...byWords].map(
      ([words, all]) => `- *${op.summary}*: ${all.map(([holder]) => nameOf(holder)).join(', ')}: only ${words}.`,
    )
  })
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : ''
}

function nameOf(holder: Holder): string {
  if (holder.startsWith('link:')) return linkNames[holder.slice(5) as StaffLinkPurpose]
  const name = roleNames[holder as keyof typeof roleNames]
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

function table(first: string, columns: readonly Holder[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line([first, ...columns.map(nameOf)]), line(['---', ...columns.map(() => ':-:')]), ...rows.map(line)].join(
    '\n',
  )
}

function list(all: readonly Operation[], who: WhoMay): string {
  return all
    .filter(op => whoMay(op) === who)
    .map(op => `- ${op.summary}`)
    .join('\n')
}
