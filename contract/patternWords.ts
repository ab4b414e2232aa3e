import type { PlainCode } from './words/say.ts'

/** What says what each pattern of the shapes asks for, in words that follow "must". A pattern without words fails a test. */
export const patternWords: Readonly<Record<string, PlainCode>> = {
  '^[MS]-[1-9][0-9]{0,15}$': 'fields.beEventId',
  '^S-[1-9][0-9]{0,15}$': 'fields.beRoundId',
  '^[PT]-[1-9][0-9]{0,14}$': 'fields.beCardId',
  '^https?://': 'fields.beWebAddress',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'fields.beTimeOfDay',
  '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$': 'fields.beClockTime',
  '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?$': 'fields.beTimeWithSeconds',
  '^([a-z][a-zA-Z0-9]{0,39}|own-[1-9][0-9]{0,15})$': 'fields.beRecipeId',
  '^(all|group-[1-9][0-9]{0,15})$': 'fields.bePageOfDocument',
  '^[0-9a-f]{6}$': 'fields.beSixHexDigits',
  '^[0-9a-f]{8}$': 'fields.beEightHexDigits',
  '^[A-Z]$': 'fields.beOneCapitalLetter',
  '^[A-Z]{3}$': 'fields.beCurrency',
  '^[A-Z]{2}$': 'fields.beCountry',
  '^[A-Z]{2}-[A-Z0-9]{1,3}$': 'fields.beRegion',
  '^[0-9]{4,15}$': 'fields.beDigits',
  '^[A-Za-z0-9._-]+$': 'fields.haveLettersDigitsDots',
  '^[A-Za-z0-9_-]{1,40}$': 'fields.beShortKey',
  '^[a-zA-Z][a-zA-Z0-9]{0,29}$': 'fields.beColumnKey',
  '^[^\\s/]+$': 'fields.haveNoSpacesNoSlashes',
  '^[!-~]+$': 'fields.beVisibleAscii',
  '^[\\u0021-\\u007e]*$': 'fields.beVisibleAscii',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$': 'fields.beLocalDateTime',
  '^(?!\\s*$)[^\\u0000-\\u001f\\u007f-\\u009f]*$': 'fields.beTextNotBlank',
  '^[^\\u0000-\\u001f\\u007f-\\u009f]*$': 'fields.beTextOnOneLine',
  '^(?!\\s*(?:\\.{1,2}\\s*)?$)[^\\u0000-\\u001f\\u007f-\\u009f]*$': 'fields.beTextNotDots',
  '^data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA[A-D][A-Za-z0-9+/][AEIMQUYcgkosw048]AAA[A-Za-z0-9+/]+={0,2}$':
    'fields.beSmallPng',
}
