-- A file that cannot be read meets no request: what came in before the product said so is sent back now, approved or not.
update documents d set review = 'Rejected', review_reason = v.readiness_note, reviewed_at = null, reviewed_by_name = '', version = d.version + 1
  from document_versions v
 where v.document_id = d.id and v.number = d.latest and v.readiness = 'Failed' and v.readiness_note <> ''
   and d.removed_at is null and d.review <> 'Rejected';
