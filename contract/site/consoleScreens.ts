/** The screens of the console and their addresses; a part in braces is an id. The server knows from them which files a page needs. */
export const consoleScreens = {
  home: '/console/c/{communityId}',
  events: '/console/c/{communityId}/events',
  newEvent: '/console/c/{communityId}/events/new',
  eventFile: '/console/c/{communityId}/events/file',
  courses: '/console/c/{communityId}/courses',
  course: '/console/c/{communityId}/courses/{courseId}',
  clubSettings: '/console/c/{communityId}/settings',
  staff: '/console/c/{communityId}/staff',
  interface: '/console/c/{communityId}/interface',
  numbers: '/console/c/{communityId}/numbers',
  members: '/console/c/{communityId}/members',
  bringInMembers: '/console/c/{communityId}/members/import',
  member: '/console/c/{communityId}/members/{playerId}',
  communityLog: '/console/c/{communityId}/log',
  overview: '/console/e/{eventId}',
  setup: '/console/e/{eventId}/setup',
  leaderboards: '/console/e/{eventId}/leaderboards',
  registration: '/console/e/{eventId}/registration',
  players: '/console/e/{eventId}/players',
  bringIn: '/console/e/{eventId}/players/import',
  handicaps: '/console/e/{eventId}/handicaps',
  teams: '/console/e/{eventId}/teams',
  flights: '/console/e/{eventId}/flights',
  matches: '/console/e/{eventId}/matches',
  teeSheet: '/console/e/{eventId}/teeSheet',
  ready: '/console/e/{eventId}/ready',
  checkIn: '/console/e/{eventId}/checkIn',
  control: '/console/e/{eventId}/control',
  cards: '/console/e/{eventId}/cards',
  results: '/console/e/{eventId}/results',
  messages: '/console/e/{eventId}/messages',
  print: '/console/e/{eventId}/print',
  links: '/console/e/{eventId}/links',
  organiser: '/console/e/{eventId}/organisers/{organiserId}',
  log: '/console/e/{eventId}/log',
  operatorAccess: '/console/operator/access',
  duplicates: '/console/operator/duplicates',
  communities: '/console/operator/communities',
  accounts: '/console/operator/accounts',
  privacy: '/console/operator/privacy',
  account: '/console/account',
} as const

/** Addresses that somebody may have kept: they open what they always did. */
const formerAddresses: readonly (readonly [screen: ConsoleScreen, address: string])[] = [
  ['numbers', '/console/c/{communityId}/club'],
  ['members', '/console/c/{communityId}/players'],
  ['bringInMembers', '/console/c/{communityId}/players/import'],
  ['member', '/console/c/{communityId}/players/{playerId}'],
]

export type ConsoleScreen = keyof typeof consoleScreens

/** The ids that the address of a screen holds. */
export type ScreenParams<S extends ConsoleScreen> = { readonly [K in Braced<(typeof consoleScreens)[S]>]: string }

type Braced<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never

/** Whether the screen is for who runs the installation, and nobody else. */
export function isOfOperator(screen: ConsoleScreen | undefined): boolean {
  return screen !== undefined && consoleScreens[screen].startsWith('/console/operator/')
}

/** Which screen a path opens, with its ids; undefined for a path that opens none. */
export function screenOf(
  path: string,
): { readonly screen: ConsoleScreen; readonly params: Readonly<Record<string, string>> } | undefined {
  const parts = path.replace(/\/$/, '').split('/')
  for (const [screen, address] of addresses) {
    const params = matched(address.split('/'), parts)
    if (params) return { screen, params }
  }
  return undefined
}

/** The path that opens a screen. */
export function pathOf<S extends ConsoleScreen>(screen: S, params: ScreenParams<S>): string {
  const values: Readonly<Record<string, string>> = params
  return consoleScreens[screen].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Those without an id in the last place first, so that `events/new` is no event. */
const addresses = [...(Object.entries(consoleScreens) as [ConsoleScreen, string][]), ...formerAddresses].sort(
  ([, a], [, b]) => Number(a.endsWith('}')) - Number(b.endsWith('}')),
)

function matched(pattern: readonly string[], parts: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const given = parts[at] ?? ''
    if (!part.startsWith('{')) {
      if (part !== given) return undefined
    } else if (given === '') return undefined
    else params[part.slice(1, -1)] = decodeURIComponent(given)
  }
  return params
}
