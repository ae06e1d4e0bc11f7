-- The work on a case: tasks, notes and messages, and the moves that can be taken back.

-- The Department of Labor's case numbers are longer than USCIS receipt numbers (I-200-26123-123456).
alter table cases drop constraint cases_receipt_number_check;
alter table cases add constraint cases_receipt_number_check check (length(receipt_number) <= 30);

-- "What needs me today": by who has the ball, the most urgent first.
create index cases_by_company_ball on cases (company_id, ball, next_due_on, id) where status < 10;
create index cases_by_law_firm_ball on cases (law_firm_id, ball, next_due_on, id) where status < 10 and law_firm_id is not null;
create index cases_by_attorney_ball on cases (attorney_id, ball, next_due_on, id) where status < 10 and attorney_id is not null;
create index cases_by_due on cases (next_due_on, id) where next_due_on is not null;
create index cases_by_company_valid on cases (company_id, valid_until, id) where valid_until is not null;
create index cases_by_law_firm_valid on cases (law_firm_id, valid_until, id) where valid_until is not null and law_firm_id is not null;
create index cases_by_renewal on cases (renewal_of_case_id) where renewal_of_case_id is not null;
create index cases_by_help on cases (help_requested_at, id) where help_requested_at is not null;

create table case_tasks (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  for_whom            text not null check (for_whom in ('employee', 'employer', 'attorney', 'firm')),
  title               text not null check (length(title) between 1 and 200),
  details             text not null default '' check (length(details) <= 2000),
  due_on              date,
  -- What raised it: somebody, or a change that was reported.
  source              text not null default 'person' check (source in ('person', 'report', 'rule')),
  done_at             timestamptz,
  done_by_name        text not null default '',
  created_at          timestamptz not null default now(),
  created_by          bigint,
  created_by_name     text not null default '',
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_tasks_by_case on case_tasks (case_id, id);
create index case_tasks_open_by_company on case_tasks (company_id, for_whom, due_on, id) where done_at is null;
create index case_tasks_open_by_law_firm on case_tasks (law_firm_id, for_whom, due_on, id) where done_at is null;
create index case_tasks_open_by_household on case_tasks (household_person_id, due_on, id) where done_at is null;
call app.protect('case_tasks', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

-- A note keeps something, a message tells the others. What is internal is for the firm and the provider.
create table case_remarks (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  kind                text not null check (kind in ('note', 'message')),
  internal            boolean not null default false,
  text                text not null check (length(text) between 1 and 4000),
  at                  timestamptz not null,
  by                  bigint,
  by_name             text not null default '',
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_remarks_by_case on case_remarks (case_id, id desc);
create index case_remarks_by_company on case_remarks (company_id, id desc);
call app.protect('case_remarks', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert');

-- The columns of the case before a move, so that its author can take it back within ten minutes.
create table case_moves (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  event_id            bigint not null,
  before              jsonb not null,
  at                  timestamptz not null,
  by                  bigint,
  undone_at           timestamptz,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_moves_by_case on case_moves (case_id, id desc);
create index case_moves_by_company on case_moves (company_id, id desc);
call app.protect('case_moves', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert, update');

insert into app.follows_representation values ('case_tasks'), ('case_remarks'), ('case_moves');

-- A family member with an own login sees the timeline of the own case: 0012 showed it to the principal only.
drop policy owner on case_events;
drop policy scope on case_events;
alter table case_events add column person_id bigint;
update case_events e set person_id = c.person_id from cases c where c.id = e.case_id;
call app.protect('case_events', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert');

-- Cases by number, receipt number and the person's name, for the list; in one function for the same reason as app.search.
create function app.find_cases(wanted text) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  pattern text := '% ' || replace(replace(replace(btrim(app.search_words(wanted)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  all_of boolean := app.all_tenants();
  firm bigint := app.law_firm_id();
  company bigint := app.company_id();
  household bigint := app.person_id();
begin
  return query
    select e.record_id from search_entries e
     where e.kind = 'case' and e.words like pattern
       and (all_of or e.company_id = company or e.law_firm_id = firm or e.household_person_id = household)
     limit 1000;
end $$;
revoke execute on function app.find_cases(text) from public;
grant execute on function app.find_cases(text) to visacare_app;
