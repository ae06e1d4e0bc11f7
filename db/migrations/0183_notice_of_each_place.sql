-- A notice is given at each place of work (20 CFR 655.734), so its copy stands in the public access file once for each of them.
-- What is there already belongs to the first place of its LCA.
alter table public_access_items add column place text not null default '' check (length(place) <= 60);
drop index public_access_items_one;
create unique index public_access_items_one on public_access_items (public_file_id, item, place) where replaced_at is null;
update public_access_items i set place = l.known #>> '{case.lcaWorksites,value,0,id}'
  from public_access_files p join lcas l on l.id = p.lca_id
 where i.public_file_id = p.id and i.item = 'P5' and length(l.known #>> '{case.lcaWorksites,value,0,id}') <= 60;
-- Visitors open the PDF of all documents: one with a document that nobody has looked at is made anew with the next change.
update public_access_files p set bundle_file_id = null, bundle_pages = null
 where exists (select from public_access_items i where i.public_file_id = p.id and i.replaced_at is null and i.checked_on is null);
