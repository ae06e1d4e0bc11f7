-- Form ETA-9089 is filled from now on: labor certifications that are not filed yet get the edition there is.
update case_forms f set edition = '2020-07-16', version = f.version + 1
  from cases c
 where c.id = f.case_id and c.type_id = 4 and c.filed_on is null and f.form_id = 'eta-9089' and f.edition = '';
