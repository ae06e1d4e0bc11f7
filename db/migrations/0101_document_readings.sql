-- What was read on a passport page or a notice, until somebody says whether it is right: the values lie in an encrypted
-- file of the store, never in a column, and go with the answer; the picture beside them is another.
alter table document_versions add column reading text not null default ''
  check (reading in ('', 'Read', 'Wrong', 'None', 'Confirmed', 'Dismissed'));
alter table document_versions add column reading_file_id bigint references files (id);
alter table document_versions add column reading_picture_file_id bigint references files (id);
