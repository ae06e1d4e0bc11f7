-- What the e-mail calls say in a tenant's own words: the company's, the law firm's, or the provider's for everybody who
-- has none. A mail that was sent keeps its text; only the next one is written anew.
create table email_templates (
  id              bigint generated always as identity primary key,
  company_id      bigint references companies (id),
  law_firm_id     bigint references law_firms (id),
  -- As a call names it in emailTemplate.
  name            text not null check (length(name) between 1 and 80),
  -- The call that uses it when none is named; empty: only when it is named.
  used_for        text not null default '' check (used_for in ('', 'employee-setup', 'account-creation', 'employer-setup', 'case-creation', 'message')),
  subject         text not null check (length(subject) between 1 and 300),
  body            text not null check (length(body) between 1 and 10000),
  version         integer not null default 1,
  changed_at      timestamptz not null,
  changed_by_name text not null default '' check (length(changed_by_name) <= 200),
  check (company_id is null or law_firm_id is null)
);
create unique index email_templates_by_name on email_templates (coalesce(company_id, 0), coalesce(law_firm_id, 0), lower(name));
create unique index email_templates_by_call on email_templates (coalesce(company_id, 0), coalesce(law_firm_id, 0), used_for) where used_for <> '';
call app.protect('email_templates', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()');
