/** The operations whose answers a change of what an event says about itself makes old. */
export const changedByEvent = [
  'getEventSetup',
  'checkReadiness',
  'searchPlayerHandicaps',
  'listDocuments',
  'getDashboard',
  'searchEvents',
] as const
