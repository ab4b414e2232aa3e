/** The languages that the console has. */
export const consoleLanguages = ['en', 'pt-PT'] as const
export type ConsoleLanguage = (typeof consoleLanguages)[number]
