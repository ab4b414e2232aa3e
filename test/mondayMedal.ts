/** The medal (event 110 of the world) on the Wednesday before: over, without cards, and with prizes in euros for two places. */
export const mondayMedal = `
  delete from card where event_id = 110; delete from score_entry where event_id = 110; delete from check_in where event_id = 110;
  update event set state = 'completed', start_date = '2026-04-29', end_date = '2026-04-29', settings = settings || '{"currency":"EUR"}'
    where event_id = 110;
  update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":20000,"table":{"cents":[12000,8000]}}}'
    where leaderboard_id = 1021;
  delete from leaderboard where leaderboard_id = 1022;
  delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021`
