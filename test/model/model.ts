/** The rules of the domain in a few maps: what the interface must answer, written down a second time and much simpler. */

export type EventName = 'M' | 'R1' | 'R2' | 'S'
type RefusalName = string

export type Model = {
  /** Players registered for the M event and for the single event. */
  readonly registered: Readonly<Record<'M' | 'S', Set<number>>>
  /** `event name/leaderboard kind/member` -> flight. */
  readonly inFlight: Map<string, number>
  readonly teams: Map<number, { readonly event: EventName; readonly players: Set<number> }>
  readonly pairings: Map<number, { readonly event: EventName; readonly players: Set<number> }>
  /** `event name/player` with a score. */
  readonly scores: Set<string>
  /** `event name/player` -> locked, as far as a round has a value of its own. */
  readonly locks: Map<string, boolean>
  closed: boolean
}

export function newModel(): Model {
  return {
    registered: { M: new Set(), S: new Set() },
    inFlight: new Map(),
    teams: new Map(),
    pairings: new Map(),
    scores: new Set(),
    locks: new Map(),
    closed: false,
  }
}

/** Rule 8: players of a round are registered on its multi-round event. */
export function registrationEvent(event: EventName): 'M' | 'S' {
  return event === 'S' ? 'S' : 'M'
}

export function isRound(event: EventName): boolean {
  return event === 'R1' || event === 'R2'
}

export function isRegistered(model: Model, event: EventName, player: number): boolean {
  return model.registered[registrationEvent(event)].has(player)
}

/** The events in which a removal of the registration is felt. */
export function eventsOfRegistration(event: EventName): readonly EventName[] {
  return registrationEvent(event) === 'S' ? ['S'] : ['M', 'R1', 'R2']
}

/** Rule 9: a round without teams of its own uses those of its M event. */
export function teamsEvent(model: Model, event: EventName): EventName {
  if (!isRound(event)) return event
  return [...model.teams.values()].some(team => team.event === event) ? event : 'M'
}

export function hasScore(model: Model, event: EventName, player: number): boolean {
  return eventsOfRegistration(event).some(name => model.scores.has(`${name}/${player}`))
}

/** What a removed registration takes with it. */
export function unregister(model: Model, event: EventName, player: number): void {
  model.registered[registrationEvent(event)].delete(player)
  for (const name of eventsOfRegistration(event)) {
    model.inFlight.delete(`${name}/player/${player}`)
    model.locks.delete(`${name}/${player}`)
    for (const set of [model.teams, model.pairings])
      for (const one of set.values()) if (one.event === name) one.players.delete(player)
  }
}

/** A player is in one team of a set and in one tee pairing of a round: assigning moves. */
export function moveInto(groups: Model['teams'], event: EventName, id: number, player: number): void {
  for (const group of groups.values()) if (group.event === event) group.players.delete(player)
  groups.get(id)?.players.add(player)
}

/** Whether the handicap of a player is locked where `event` is asked. */
export function isLocked(model: Model, event: EventName, player: number): boolean {
  return model.locks.get(`${event}/${player}`) ?? (isRound(event) ? (model.locks.get(`M/${player}`) ?? false) : false)
}

export type Expected = 'ok' | RefusalName
