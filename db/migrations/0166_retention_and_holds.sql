-- A legal hold keeps everything of a case or a company as it is: somebody expects a lawsuit, an audit or an inspection.
-- While it holds nothing of it is removed or destroyed, whoever asks (the trigger), and it is never forgotten: one that
-- ended stays on record.
create table legal_holds (
  id            bigint generated always as identity primary key,
  company_id    bigint not null references companies (id),
  law_firm_id   bigint references law_firms (id),
  -- Without a case it holds for the whole company.
  case_id       bigint,
  reason        text not null check (length(reason) between 3 and 1000),
  placed_at     timestamptz not null,
  placed_by     bigint,
  placed_by_name text not null default '' check (length(placed_by_name) <= 200),
  ended_at      timestamptz,
  ended_by_name text not null default '' check (length(ended_by_name) <= 200),
  end_reason    text not null default '' check (length(end_reason) <= 1000),
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create index legal_holds_by_company on legal_holds (company_id, id desc);
create index legal_holds_by_law_firm on legal_holds (law_firm_id, id desc);
create index legal_holds_by_case on legal_holds (case_id) where ended_at is null;
call app.protect('legal_holds', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('legal_holds');

-- How long a law firm, or the provider for everybody, keeps documents: dated rows over the rules that come with the
-- product. The newest that has begun counts.
create table retention_rules (
  id             bigint generated always as identity primary key,
  law_firm_id    bigint references law_firms (id),
  kind           text not null check (length(kind) between 1 and 40),
  months         integer not null check (months between 1 and 1200),
  source         text not null check (length(source) between 3 and 500),
  -- Whether somebody says that the law is sure.
  confirmed      boolean not null default false,
  from_day       date not null,
  changed_at     timestamptz not null,
  changed_by_name text not null default '' check (length(changed_by_name) <= 200)
);
create index retention_rules_by_kind on retention_rules (law_firm_id, kind, from_day desc, id desc);
call app.protect('retention_rules', 'app.all_tenants() or law_firm_id is null or law_firm_id = app.law_firm_id()', 'select, insert');

alter table documents
  add column destroyed_at timestamptz,
  add column destroyed_by_name text not null default '' check (length(destroyed_by_name) <= 200);

-- Asked with the owner's rights: a hold that is out of a reader's sight holds all the same.
create function app.is_held(of_company bigint, of_case bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from legal_holds h where h.company_id = of_company and h.ended_at is null
                    and (h.case_id is null or h.case_id = of_case))
$$;
revoke execute on function app.is_held(bigint, bigint) from public;
grant execute on function app.is_held(bigint, bigint) to visacare_app;

create function app.keep_what_is_held() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.is_held(old.company_id, old.case_id) then
    raise exception 'A legal hold keeps this: nothing of it is removed.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
revoke execute on function app.keep_what_is_held() from public;
create trigger documents_held before update on documents for each row
  when (new.removed_at is not null and old.removed_at is null) execute function app.keep_what_is_held();
create trigger editable_files_held before update on editable_files for each row
  when (new.removed_at is not null and old.removed_at is null and old.company_id is not null)
  execute function app.keep_what_is_held();
