-- A scan may hold several signed pages: which of them belongs to the signature, from 1.
alter table case_signatures add column file_page integer not null default 1 check (file_page between 1 and 10000);

-- A row that somebody wrote down is not used for filing until somebody looked it up at the agency.
alter table filing_addresses alter column verified_on drop not null;

-- What became of a filing address: each change and each time it was looked up. No tenant's data, so the names of people
-- outside the provider are not in it; they are in the audit trail.
create table filing_address_changes (
  id         bigint generated always as identity primary key,
  address_id bigint not null references filing_addresses (id) on delete cascade,
  what       text not null check (what in ('Added', 'Changed', 'Confirmed')),
  at         timestamptz not null,
  by_name    text not null default '' check (length(by_name) <= 200),
  -- The row as it stood afterwards.
  row        jsonb not null
);
create index filing_address_changes_by_address on filing_address_changes (address_id, id desc);
call app.protect('filing_address_changes', 'app.inside()', 'select, insert');
drop policy scope on filing_address_changes;
create policy scope on filing_address_changes to visacare_app
  using (case when app.inside() then true else false end) with check (app.all_tenants());
