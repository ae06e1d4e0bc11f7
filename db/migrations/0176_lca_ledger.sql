-- What happens while somebody works under a labor condition application, and what follows from it (HC-13, HC-19, HC-21,
-- HC-22): days without pay, a worker's new home, an officer's visit, a change of the company. One ledger, since each line is
-- a day, what was said, and what was done about it; `says` holds what its kind asks for
-- (src/features/compliance/labor-conditions/ledger-contract.ts), no secrets.
create table lca_ledger (
  id              bigint generated always as identity primary key,
  company_id      bigint not null,
  law_firm_id     bigint,
  lca_id          bigint not null,
  kind            text not null check (kind in ('unpaid', 'home', 'visit', 'company')),
  worker          text not null default '' check (length(worker) <= 200),
  happened_on     date not null,
  says            jsonb not null check (jsonb_typeof(says) = 'object' and length(says::text) <= 20000),
  -- The task that was raised with it, in a case that rests on the LCA.
  task_id         bigint,
  task_case_id    bigint,
  done_on         date,
  done_note       text not null default '' check (length(done_note) <= 500),
  done_by_name    text not null default '' check (length(done_by_name) <= 200),
  written_at      timestamptz not null,
  written_by_name text not null default '' check (length(written_by_name) <= 200),
  unique (company_id, id),
  foreign key (company_id, lca_id) references lcas (company_id, id) on delete cascade
);
create index lca_ledger_by_lca on lca_ledger (lca_id, happened_on desc, id desc);
create index lca_ledger_by_company on lca_ledger (company_id, id);
call app.protect('lca_ledger', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('lca_ledger');
