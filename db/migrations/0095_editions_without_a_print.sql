-- The Department of Labor prints no edition on its forms. Each is known by the day of its file, which is what a blank is
-- compared by: a later file is then another edition, and not the same one without a name.
insert into form_editions (form_id, edition, title, omb_expires_on, confirmed, note, digests)
select e.form_id, d.edition, e.title, e.omb_expires_on, false, e.note || ' No edition is printed on it; the day is that of the file.', e.digests
  from form_editions e
  join (values
    ('eta-9089', '2020-07-16'),
    ('eta-9089-appendix-a', '2024-01-31'),
    ('eta-9089-final-determination', '2020-07-16')
  ) d (form_id, edition) on d.form_id = e.form_id
 where e.edition = ''
on conflict do nothing;
