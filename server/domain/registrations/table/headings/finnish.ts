import type { Headings } from './meaning.ts'

export const finnish: Headings = {
  name: 'nimi | koko nimi | pelaaja | pelaajan nimi | osallistuja | etunimi sukunimi',
  firstName: 'etunimi | etunimet | kutsumanimi',
  lastName: 'sukunimi',
  index: 'tasoitus | tarkka tasoitus | hcp indeksi | tasoitusindeksi | hcp tarkka | tarkka',
  gender: 'sukupuoli | m n | n m',
  email: 'sahkoposti | sahkopostiosoite',
  hcId: 'tasoituskortti | lisenssi | lisenssinumero | pelaajanumero',
  number: 'nro | numero | jasennumero | jasennro | jasen nro',
  team: 'joukkue | pari | joukkueen nimi',
  partner: 'pelipari | pelikaveri | vieras',
  revisionDate: 'paivityspaiva | paivamaara | pvm',
  member: 'jasen',
  nameBack: 'sukunimi etunimi',
  other:
    'ika | syntymaaika | syntynyt | syntymavuosi | maksu | osallistumismaksu | hinta | summa | maksettu | golfauto | poyta | sija | sijoitus | paikka | yhteensa | pisteet | tulos | lyonnit | brutto | netto | pelitasoitus | slope tasoitus | kenttatasoitus | vanha tasoitus | puhelin | puhelinnumero | puh | matkapuhelin | seura | kotiseura | golfseura | kaupunki | paikkakunta | osoite | katuosoite | postinumero | maa | kansalaisuus | koko | paidan koko | luokka | sarja | divisioona | lahtoaika | aika | lahto | reika | lahtoreika | ryhma | kierros | kilpailu | huomautus | huomautukset | huomioita | muistiinpano | kommentti | toive | toiveet | ruokavalio | illallinen | lounas | tila | tyyppi | jasentyyppi | jasenyys | ilmoittautuminen | ilmoittautunut | allekirjoitus | kuva | kieli | nimikirjaimet',
}
