/** Words about codes of phones: they come with the dialog that reads them. */
const en = {
  scanHow: 'On the phone: “Show at the scoring table”. Hold its codes in front of the camera, one after the other.',
  somebody: 'Somebody',
  scanned: (name: string, part: number, parts: number) => `${name}: code ${part} of ${parts}.`,
  scanTaken: (taken: number, known: number) =>
    `${taken === 1 ? '1 score' : `${taken} scores`} taken${known > 0 ? `, ${known} already there` : ''}.`,
  scanRejected: (name: string, hole: number, why: string) => `${name}, hole ${hole}: not taken, ${why}.`,
  rejections: {
    CARD_SIGNED: 'the card is signed',
    EVENT_CLOSED: 'the round is closed',
    ROUND_NOT_STARTED: 'the round has not begun',
    NOT_IN_GROUP: 'the player is not in the group of the phone',
    NOT_REGISTERED: 'the player is no longer registered',
    SCORER_NOT_REGISTERED: 'whoever has the phone is no longer registered',
    NOT_A_PLAYER_FORMAT: 'only scores of teams count',
  } as Readonly<Record<string, string>>,
}

const pt: typeof en = {
  scanHow: 'No telemóvel: “Show at the scoring table”. Mostre os códigos à câmara, um após o outro.',
  somebody: 'Alguém',
  scanned: (name, part, parts) => `${name}: código ${part} de ${parts}.`,
  scanTaken: (taken, known) =>
    `${taken === 1 ? '1 resultado registado' : `${taken} resultados registados`}${known > 0 ? `, ${known} já cá estavam` : ''}.`,
  scanRejected: (name, hole, why) => `${name}, buraco ${hole}: não registado, ${why}.`,
  rejections: {
    CARD_SIGNED: 'o cartão está assinado',
    EVENT_CLOSED: 'a volta está fechada',
    ROUND_NOT_STARTED: 'a volta ainda não começou',
    NOT_IN_GROUP: 'o jogador não é do grupo do telemóvel',
    NOT_REGISTERED: 'o jogador já não está inscrito',
    SCORER_NOT_REGISTERED: 'quem tem o telemóvel já não está inscrito',
    NOT_A_PLAYER_FORMAT: 'só contam resultados de equipas',
  },
}

export const scanWords = { en, pt }
