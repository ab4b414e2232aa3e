import type { Headings } from './meaning.ts'

export const german: Headings = {
  name: 'name | vollstandiger name | spieler | spielerin | spieler in | spielername | teilnehmer | teilnehmerin | vor und nachname | vorname name | vorname nachname',
  firstName: 'vorname | vornamen | rufname',
  lastName: 'nachname | familienname | zuname',
  infix: 'namenszusatz | namensvorsatz | adelstitel',
  index:
    'vorgabe | stammvorgabe | handicap index | hcpi | hcp index | exakte vorgabe | exaktes handicap | ega vorgabe | ega hcp | whs index | hdcp | exakt',
  gender: 'geschlecht | m w | w m | m w d | herren damen',
  salutation: 'anrede',
  email: 'email adresse | e mail adresse | mailadresse',
  hcId: 'dgv nummer | dgv nr | dgv ausweis | ausweisnummer | ausweis nr | oegv nummer | ogv nummer | servicenummer | serviceline nummer | handicap nummer | lizenz | lizenznummer',
  number:
    'nr | nummer | lfd nr | laufende nummer | mitgliedsnummer | mitglieds nr | mitgliedsnr | mitglied nr | mitglieds id | kundennummer',
  team: 'mannschaft | teamname | paar | paarung | mannschaftsname',
  partner: 'partner | partnerin | spielpartner | partner in | gast',
  revisionDate: 'stand | stichtag | gultig ab | datum der vorgabe | datum',
  member: 'mitglied',
  nameBack: 'name vorname | nachname vorname',
  other:
    'alter | geburtsdatum | geboren | jahrgang | geburtsjahr | beitrag | gebuhr | startgeld | nenngeld | greenfee | preis | betrag | bezahlt | zahlung | cart | tisch | platz | rang | position | platzierung | ergebnis | brutto | netto | punkte | schlage | gesamt | summe | spielvorgabe | platzvorgabe | course handicap | course hcp | spv | spielhandicap | playing handicap | alte vorgabe | altes handicap | telefon | telefonnummer | tel | handy | mobil | mobilnummer | club | verein | heimatclub | golfclub | clubname | heimatverein | stadt | ort | wohnort | plz | postleitzahl | strasse | straße | adresse | anschrift | land | nation | nationalitat | grosse | größe | konfektionsgrosse | hemdgrosse | shirtgrosse | klasse | gruppe | kategorie | wertung | wertungsklasse | division | abschlag | startzeit | abschlagszeit | zeit | uhrzeit | start | loch | startloch | bahn | starttee | flight | runde | turnier | veranstaltung | bemerkung | bemerkungen | anmerkung | anmerkungen | notiz | notizen | hinweis | kommentar | wunsch | wunsche | essen | abendessen | verpflegung | status | art | typ | mitgliedschaft | mitgliedsart | eintritt | eintrittsdatum | anmeldung | anmeldedatum | gemeldet | unterschrift | foto | sprache | initialen | zweiter vorname | gast von',
}
