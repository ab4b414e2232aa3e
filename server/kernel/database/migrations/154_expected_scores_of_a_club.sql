-- Oldest version that may run on it: 0.1.0
-- What its federation expects over nine holes (decision 138): pairs of an index and a differential, both in tenths, rising.
alter table community add column expected_scores jsonb;
grant update (expected_scores) on community to caddiemaster_service;
