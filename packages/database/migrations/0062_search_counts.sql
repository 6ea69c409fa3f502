CREATE TABLE "search_counts" (
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_counts_site_id_locale_day_text_pk" PRIMARY KEY("site_id","locale","day","text")
);
--> statement-breakpoint
CREATE INDEX "search_counts_by_time" ON "search_counts" USING btree ("counted_at");