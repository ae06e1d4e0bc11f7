-- Until when somebody may work or stay, and by what: lists of people are in its order. It is the first of what ends in
-- their cases (open_items.ends); where no case says, the end of the stay that is on record. 'infinity': no end is known.
-- Whoever decides that nothing has to be renewed says why; the item is gone then, and the day stays here.
create table renewal_decisions (
  person_id   bigint primary key,
  company_id  bigint not null,
  law_firm_id bigint,
  ends_on     date not null,
  -- What ends up to this day needs no renewal: all dates of the same approval. What ends later does again.
  up_to       date not null,
  reason      text not null check (length(reason) between 1 and 300),
  by_name     text not null check (length(by_name) <= 200),
  decided_by  bigint,
  decided_at  timestamptz not null,
  foreign key (company_id, person_id) references people (company_id, id) on delete cascade
);
create index renewal_decisions_by_company on renewal_decisions (company_id, person_id);
call app.protect('renewal_decisions', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()');
insert into app.follows_representation values ('renewal_decisions');

alter table people
  add column status_now   text not null default '' check (length(status_now) <= 20),
  add column work_until   date not null default 'infinity',
  -- 'date:D-62 last day of work': the item that says so; 'stay': the record; '': nothing is known.
  add column work_by      text not null default '' check (length(work_by) <= 120),
  add column work_case_id bigint;

create function app.refresh_until(wanted bigint) returns void language sql security definer set search_path = public, pg_temp as $$
  update people p set status_now = n.status_now, work_until = n.work_until, work_by = n.work_by, work_case_id = n.work_case_id
    from (
      select left(coalesce(d.known #>> '{person.currentStatus,value}', a.r ->> 'admissionClass', ''), 20) as status_now,
             coalesce(i.due_on, c.ends_on, s.ends_on, 'infinity'::date) as work_until,
             case when i.due_on is not null then i.key when coalesce(c.ends_on, s.ends_on) is not null then 'stay' else '' end as work_by,
             i.case_id as work_case_id
        from (select wanted as id) w
        left join fact_documents d on d.subject = 'person' and d.subject_id = w.id
        left join lateral (
          select r from jsonb_array_elements(case when jsonb_typeof(d.known #> '{person.admissions,value}') = 'array'
                                                  then d.known #> '{person.admissions,value}' else '[]' end) r
           order by r ->> 'admittedOn' desc nulls last limit 1) a on true
        left join lateral (
          select t.day::date as ends_on from (
            select coalesce(d.known #>> '{person.statusExpiresOn,value}',
                            case when a.r ->> 'durationOfStatus' = 'true' then null else a.r ->> 'admittedUntil' end) as day) t
           where t.day ~ '^\d{4}-\d{2}-\d{2}$' and coalesce(d.known #>> '{person.statusWithoutEnd,value}', '') <> 'true') s on true
        left join lateral (
          select o.due_on, o.key, o.case_id from open_items o
           where o.person_id = w.id and o.ends and o.due_on is not null order by o.due_on, o.id limit 1) i on true
        left join renewal_decisions c on c.person_id = w.id
    ) n
   where p.id = wanted
     and (p.status_now, p.work_until, p.work_by, p.work_case_id) is distinct from (n.status_now, n.work_until, n.work_by, n.work_case_id)
$$;

create function app.until_follows_items() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.refresh_until(coalesce(new.person_id, old.person_id));
  return null;
end $$;
create trigger until_when_added after insert on open_items for each row when (new.ends) execute function app.until_follows_items();
create trigger until_when_changed after update of due_on, ends on open_items for each row when (old.ends or new.ends)
  execute function app.until_follows_items();
create trigger until_when_gone after delete on open_items for each row when (old.ends) execute function app.until_follows_items();
create trigger until_when_decided after insert or update or delete on renewal_decisions for each row execute function app.until_follows_items();

create function app.until_follows_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.refresh_until(new.subject_id);
  return null;
end $$;
create trigger until_when_known after insert or update of known on fact_documents for each row when (new.subject = 'person')
  execute function app.until_follows_facts();
revoke execute on function app.refresh_until(bigint), app.until_follows_items(), app.until_follows_facts() from public;

select app.refresh_until(id) from people;

create index people_until_by_company on people (company_id, work_until, id) where relation = 'Principal';
create index people_until_by_law_firm on people (law_firm_id, work_until, id) where relation = 'Principal' and law_firm_id is not null;
create index people_until on people (work_until, id) where relation = 'Principal';
