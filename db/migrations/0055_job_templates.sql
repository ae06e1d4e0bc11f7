-- A job that a company hires for again and again: what the forms ask about it, said once ("Data Engineer, Boston").
create table job_templates (
  id          bigint generated always as identity primary key,
  company_id  bigint not null references companies (id) on delete cascade,
  law_firm_id bigint,
  name        text not null check (length(name) between 1 and 120),
  -- Answers about an employment, by fact id.
  answers     jsonb not null default '{}' check (pg_column_size(answers) <= 65536),
  changed_at  timestamptz not null default now(),
  version     integer not null default 1,
  unique (company_id, id),
  unique (company_id, name)
);
call app.protect('job_templates', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()');
insert into app.follows_representation values ('job_templates');
