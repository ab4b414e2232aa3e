/** How a card stands, in words. */
export const cardStatuses = {
  en: {
    OPEN: 'open',
    SIGNED: 'signed',
    OFFICIAL: 'official',
    NC: 'no card',
    WD: 'withdrew',
    DQ: 'disqualified',
    NS: 'did not start',
  },
  pt: {
    OPEN: 'aberto',
    SIGNED: 'assinado',
    OFFICIAL: 'oficial',
    NC: 'sem cartão',
    WD: 'desistiu',
    DQ: 'desclassificado',
    NS: 'não partiu',
  },
}
