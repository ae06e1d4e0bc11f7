-- A company whose plan was paid back and that then changes to a smaller plan gets a credit from the provider all the same:
-- it knows nothing of why money went back. What went back already is taken off that credit again. Written down before the
-- provider is asked, as a charge or a refund is.
create table credit_corrections (
  id           bigint generated always as identity primary key,
  company_id   bigint not null references companies (id),
  law_firm_id  bigint,
  -- The credit it is taken off, as the books name it: once for each.
  source       text not null unique check (length(source) <= 160),
  request_key  text not null unique check (length(request_key) between 8 and 200),
  amount_cents bigint not null check (amount_cents > 0),
  state        text not null default 'asked' check (state in ('asked', 'done')),
  provider_ref text check (length(provider_ref) <= 120),
  asked_at     timestamptz not null,
  settled_at   timestamptz
);
create index credit_corrections_by_company on credit_corrections (company_id, id desc);
create index credit_corrections_unsettled on credit_corrections (asked_at) where state = 'asked';
call app.protect('credit_corrections', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('credit_corrections');
