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
