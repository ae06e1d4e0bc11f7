-- Who has the green card stays and works without an end (INA 101(a)(20); 8 CFR 274a.12(a)(1)): no I-94, card or petition of
-- an earlier status says until when. The words of that status are longer than a class of admission. The rest is as in 0219.
alter table people drop constraint people_status_now_check, add constraint people_status_now_check check (length(status_now) <= 40);
create or replace function app.refresh_until(wanted bigint) returns void language sql security definer set search_path = public, pg_temp as $$
  update people p set status_now = n.status_now, work_until = n.work_until, work_by = n.work_by, work_case_id = n.work_case_id
    from (
      select left(coalesce(d.known #>> '{person.currentStatus,value}', a.r ->> 'admissionClass', ''), 40) as status_now,
             coalesce(l.ended_on, resident.for_good, i.due_on, c.ends_on, t.ends_on, s.ends_on, 'infinity'::date) as work_until,
             case when l.ended_on is not null then 'ended' when resident.for_good is not null then '' when i.due_on is not null then i.key when c.ends_on is null and t.ends_on is not null then 'opt'
                  when coalesce(c.ends_on, s.ends_on) is not null then 'stay' else '' end as work_by,
             case when l.ended_on is null and resident.for_good is null then i.case_id end as work_case_id
        from (select wanted as id) w
        left join fact_documents d on d.subject = 'person' and d.subject_id = w.id
        left join lateral (
          select 'infinity'::date as for_good where d.known #>> '{person.currentStatus,value}' = 'Lawful permanent resident') resident on true
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
          select t.day::date as ends_on from (select d.known #>> '{person.optUntil,value}' as day) t
           where t.day ~ '^\d{4}-\d{2}-\d{2}$'
             and coalesce(d.known #>> '{person.currentStatus,value}', a.r ->> 'admissionClass', 'F-1') like 'F-1%') t on true
        left join lateral (
          with ends as (
            select o.due_on, o.key, o.case_id, o.id, k.valid_from,
                   o.key ~ '^date:D-6[12]' as card, k.type_id = 3 and upper(k.sub_type) = '(C)(9)' as stands_alone
              from open_items o join cases k on k.id = o.case_id
             where o.person_id = w.id and o.ends and o.due_on is not null),
          approved as (
            select * from ends where key ~ '^date:D-13 authorized until' order by due_on, id limit 1),
          counted as (
            -- The new status has taken the place of the card, where no day lies between them.
            select * from ends e
             where not (e.card and not e.stands_alone and exists (
               select from approved a where a.valid_from is null or e.due_on >= a.valid_from - 1))
               -- What was refused or withdrawn takes nothing from another petition that still allows the work.
               and not (e.key ~ '^date:D-13 work ended' and exists (
                 select from ends x where x.case_id <> e.case_id and x.due_on > e.due_on
                    and x.key ~ '^date:D-13 (authorized until|work while pending)'))),
          firsts as (select distinct on (stands_alone) * from counted order by stands_alone, due_on, id)
          select f.due_on, f.key, f.case_id from firsts f
           order by case when (select bool_or(x.stands_alone)
                                  and bool_or(not x.stands_alone and x.key ~ '^date:D-13 (authorized until|work while pending|work ended)') from firsts x)
                         then f.due_on end desc nulls last, f.due_on, f.id limit 1) i on true
        left join renewal_decisions c on c.person_id = w.id
        left join lateral (
          select (e.termination ->> 'on')::date as ended_on from people e
           where e.id = w.id and e.status = 'Terminated' and e.termination ->> 'on' ~ '^\d{4}-\d{2}-\d{2}$') l on true
    ) n
   where p.id = wanted
     and (p.status_now, p.work_until, p.work_by, p.work_case_id) is distinct from (n.status_now, n.work_until, n.work_by, n.work_case_id)
$$;

-- Whose Form I-485 was approved before kept the status from before on the record.
with resident as (
  select distinct coalesce(f.person_id, o.person_id) as id
    from case_forms f join cases o on o.id = f.case_id where f.form_id = 'i-485' and o.outcome = 'Approved'),
said as (
  select d.subject_id, d.known, a.fact, a.answer || jsonb_build_object('source', 'migration', 'by', null, 'at', now()) as answer,
         d.version, d.company_id, d.law_firm_id, d.household_person_id
    from fact_documents d join resident r on d.subject = 'person' and d.subject_id = r.id
                            and coalesce(d.known #>> '{person.currentStatus,value}', '') !~* 'citizen|resident'
         cross join (values ('person.currentStatus', '{"value": "Lawful permanent resident"}'::jsonb),
                            ('person.statusExpiresOn', '{"not": "notApplicable"}'::jsonb),
                            ('person.statusWithoutEnd', '{"not": "notApplicable"}'::jsonb)) a (fact, answer)),
noted as (
  insert into fact_changes (subject, subject_id, company_id, law_firm_id, household_person_id, fact, source, before, after, version, at)
  select 'person', subject_id, company_id, law_firm_id, household_person_id, fact, 'migration', known -> fact, answer, version + 1, now()
    from said
  returning 1)
update fact_documents d
   set known = d.known || n.answers, version = d.version + 1
  from (select subject_id, jsonb_object_agg(fact, answer) as answers from said group by subject_id) n
 where d.subject = 'person' and d.subject_id = n.subject_id;

-- Dates of cases do not count from what is over: each is worked out anew at the next start.
delete from installation where name = 'open items';
