-- Whoever waits for a green card may work by the card of that application or for the sponsor of a petition: either is
-- enough (8 CFR 274a.12(b)(9), (c)(9)), so that the later of the two counts. A card that hangs on a status (H-4, OPT) is no
-- second permission: an approved petition takes its place, else the first end counts as before.
create or replace function app.refresh_until(wanted bigint) returns void language sql security definer set search_path = public, pg_temp as $$
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
               select from approved a where a.valid_from is null or e.due_on >= a.valid_from - 1))),
          firsts as (select distinct on (stands_alone) * from counted order by stands_alone, due_on, id)
          select f.due_on, f.key, f.case_id from firsts f
           order by case when (select bool_or(x.stands_alone)
                                  and bool_or(not x.stands_alone and x.key ~ '^date:D-13 (authorized until|work while pending)') from firsts x)
                         then f.due_on end desc nulls last, f.due_on, f.id limit 1) i on true
        left join renewal_decisions c on c.person_id = w.id
    ) n
   where p.id = wanted
     and (p.status_now, p.work_until, p.work_by, p.work_case_id) is distinct from (n.status_now, n.work_until, n.work_by, n.work_case_id)
$$;

-- A case that was opened by hand and renews what the same person has approved: its first date is what ends.
update cases k set renewal_of_case_id = e.id
  from cases e
 where k.renewal_of_case_id is null and k.status < 9 and k.type_id in (1, 2, 3) and k.sub_type <> 'amendment'
   and e.company_id = k.company_id and e.person_id = k.person_id and e.type_id = k.type_id and e.id <> k.id
   and e.outcome = 'Approved' and e.renewal_number = '' and e.valid_until >= k.created_at::date - 180
   and not exists (select from cases l where l.company_id = e.company_id and l.person_id = e.person_id and l.type_id = e.type_id
                      and l.outcome = 'Approved' and (l.valid_until, l.id) > (e.valid_until, e.id))
   and not exists (select from cases r where r.person_id = k.person_id and r.type_id = k.type_id and r.status < 9
                      and r.sub_type <> 'amendment' and r.id < k.id);
update cases e set renewal_number = k.number from cases k
 where k.renewal_of_case_id = e.id and e.renewal_number = '' and k.status < 9;

select app.refresh_until(id) from people;
