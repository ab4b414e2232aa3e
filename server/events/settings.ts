/** What a director sets for an event. */
export type EventSettings = {
  /** Handicap allowance in percent. */
  readonly allocPct: number
  /** The tees of players who have none of their own, by gender. */
  readonly defaultTees: { readonly M?: number; readonly F?: number }
}

/** The settings of an event; what is not set has its default. */
export function eventSettings({ settings }: { readonly settings: unknown }): EventSettings {
  return { allocPct: 100, defaultTees: {}, ...(settings as Partial<EventSettings>) }
}
