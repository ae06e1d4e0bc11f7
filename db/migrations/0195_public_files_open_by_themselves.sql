-- That a public access file is open follows from the file: what was typed beside it, while documents were missing, goes.
update lcas l set known = known - 'case.pafOpenedOn'
 where known ? 'case.pafOpenedOn'
   and not exists (select from public_access_files p where p.lca_id = l.id and p.ready_on is not null);
