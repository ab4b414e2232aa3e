-- What a community shows of itself on its pages and documents, and why an event stands as it does.
-- The colour is six hexadecimal digits; the logo is a PNG of at most 4 KB in base64; `home` opens the page /c/{community}.
alter table community
  add column colour text check (colour ~ '^[0-9a-f]{6}$'),
  add column logo text check (length(logo) <= 5600),
  add column home text not null default 'closed' check (home in ('public', 'closed'));
alter table event add column state_reason text check (length(state_reason) <= 500);
