import type { Headings } from './meaning.ts'

export const italian: Headings = {
  name: 'nome completo | nominativo | nome e cognome | nome cognome | giocatore | giocatrice | giocatori | partecipante | iscritto',
  firstName: 'nome di battesimo | primo nome',
  lastName: 'cognome | cognomi',
  suffix: 'suffisso',
  index:
    'handicap esatto | hcp esatto | indice | indice di handicap | ega hcp | hcp ega | hcp whs | hcp index | esatto',
  gender: 'sesso | genere',
  salutation: 'titolo',
  email: 'posta elettronica | indirizzo email | indirizzo e mail | posta',
  hcId: 'tessera federale | numero tessera federale | tessera fig | numero tessera fig | tessera | numero tessera | numero di tessera | no tessera | n tessera | codice federale | licenza',
  number: 'numero | num | n | codice | numero socio | numero di socio | matricola',
  team: 'squadra | coppia | nome squadra',
  partner: 'compagno | compagna | ospite',
  revisionDate: 'data di revisione | data revisione | aggiornato al | data',
  member: 'socio',
  nameBack: 'cognome e nome | cognome nome',
  other:
    'eta | data di nascita | nascita | anno di nascita | quota | prezzo | importo | pagato | pagamento | cart | golf cart | tavolo | posto | posizione | classifica | ordine | totale | punti | punteggio | risultato | colpi | lordo | netto | handicap di gioco | hcp di gioco | hcp gioco | handicap di campo | vecchio hcp | telefono | tel | cellulare | circolo | club | circolo di appartenenza | campo | citta | comune | provincia | indirizzo | via | cap | paese | nazione | nazionalita | taglia | maglia | polo | categoria | divisione | tee di partenza | orario | ora | ora di partenza | partenza | buca | buca di partenza | gruppo | giro | gara | torneo | nota | note | osservazioni | commenti | richieste | dieta | pasto | cena | pranzo | stato | tipo | data di iscrizione | iscrizione | firma | foto | lingua | iniziali | secondo nome | ospite di',
}
