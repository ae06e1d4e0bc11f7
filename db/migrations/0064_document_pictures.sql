-- A small picture of a document's first page, and what a file that no browser shows (HEIC, TIFF) was converted to. Both
-- are made by a job from what was sent; the original stays the version's file.
alter table document_versions add column thumbnail_file_id bigint references files (id);
alter table document_versions add column shown_file_id bigint references files (id);
-- Its kind stands here too: whoever sees the document may know it, the file itself belongs to no family.
alter table document_versions add column shown_type text not null default '' check (length(shown_type) <= 100);
