/** Statements that add members to the club of the named world, one for each `n` of `all`; `id` and `lastName` are made of it. */
export function membersOfClub(all: string, id: string, lastName: string): string {
  return `
    insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, hc_index_tenths, created_at)
      select ${id}, 'First', ${lastName}, 'first', lower(${lastName}), 'M', n % 360, now() from ${all};
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select 1, ${id}, true, true, lower(${lastName}), 'first', now() from ${all};`
}
