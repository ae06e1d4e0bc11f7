-- A contract review goes out once the attorney has approved its memo: who, and when. What is changed later is not approved.
alter table contract_reviews
  add column approved_at timestamptz,
  add column approved_by_name text not null default '' check (length(approved_by_name) <= 200);
