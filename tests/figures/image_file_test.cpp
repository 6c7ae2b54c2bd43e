// Image files as people have them, and damaged ones.

#include "figures/drawing/image_file.h"

#include "core/error.h"
#include "test_program.h"

#include <QBuffer>
#include <QFile>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QtTest>

#include <sys/stat.h>

#include <atomic>
#include <thread>

using namespace headlight;

namespace {

QByteArray png_bytes(const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "png");
    return bytes;
}

QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(bytes);
    return file.fileName();
}

/// A bitmap of one pixel that is number 255 of a palette of one color.
QByteArray bitmap_beyond_its_palette(QColor color) {
    QImage picture(1, 1, QImage::Format_Indexed8);
    picture.setColorTable({color.rgb()});
    picture.bits()[0] = 255;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "bmp");
    return bytes;
}

QImage two_pixels() {
    QImage picture(2, 1, QImage::Format_ARGB32);
    picture.setPixelColor(0, 0, QColor(10, 20, 30));
    picture.setPixelColor(1, 0, QColor(255, 0, 0, 0));
    return picture;
}

/// The error that reading the file throws.
std::optional<Error> problem_of(const QString& path) {
    try {
        read_image_file(path);
    } catch (const Error& error) {
        return error;
    }
    return std::nullopt;
}

}  // namespace

class ImageFileTest : public QObject {
    Q_OBJECT

  private slots:
    void a_pixel_beyond_the_palette_is_transparent() {
        const QTemporaryDir folder;
        const QString path = written(folder, "beyond.bmp", bitmap_beyond_its_palette(QColor(10, 20, 30)));
        QCOMPARE(*read_image_file(path), (Image{1, 1, {255, 255, 255}}));
    }

    void pixels_are_read_and_what_is_transparent_is_white() {
        const QTemporaryDir folder;
        const auto image = read_image_file(written(folder, "two.png", png_bytes(two_pixels())));
        QCOMPARE(*image, (Image{2, 1, {10, 20, 30, 255, 255, 255}}));
    }

    void an_image_painted_and_read_again_is_the_same() {
        const Image image{3, 2, {0, 1, 2, 3, 4, 5, 6, 7, 8, 250, 251, 252, 253, 254, 255, 9, 10, 11}};
        QCOMPARE(image_of(picture_of(image)), image);
    }

    // A pool of threads whose threads all wait would keep a reader waiting that needs one of them.
    void an_image_is_read_while_the_pool_of_threads_is_busy() {
        auto* pool = QThreadPool::globalInstance();
        QSemaphore end;
        for (int i = 0; i < pool->maxThreadCount(); ++i) pool->start([&end] { end.acquire(); });
        QImage wide(2000, 500, QImage::Format_Indexed8);
        wide.setColorTable({qRgb(1, 2, 3)});
        wide.fill(0);
        std::atomic<bool> read = false;
        std::thread reader([&] { read = image_of(wide).pixels.size() == std::size_t{3} * 2000 * 500; });
        const bool in_time = QTest::qWaitFor([&] { return read.load(); }, 20'000);
        end.release(pool->maxThreadCount());
        reader.join();
        pool->waitForDone();
        QVERIFY(in_time);
    }
    void a_sampled_picture_is_as_large_as_the_box_and_of_the_images_pixels() {
        Image image{9, 7, std::vector<std::uint8_t>(9 * 7 * 3)};
        for (std::size_t i = 0; i < image.pixels.size(); ++i) image.pixels[i] = static_cast<std::uint8_t>(i);
        const QImage whole = picture_of(image);
        QCOMPARE(sampled_picture_of(image, QSize(20, 20)), whole);
        const QImage sampled = sampled_picture_of(image, QSize(4, 3));
        QCOMPARE(sampled.size(), QSize(5, 4));
        for (int y = 0; y < sampled.height(); ++y)
            for (int x = 0; x < sampled.width(); ++x) QCOMPARE(sampled.pixel(x, y), whole.pixel(2 * x, 2 * y));
    }

    void a_name_that_is_not_ascii_opens() {
        const QTemporaryDir folder;
        QVERIFY(read_image_file(written(folder, QString::fromUtf8("Bär 犬.png"), png_bytes(two_pixels()))));
    }

    void the_ending_need_not_say_the_truth() {
        const QTemporaryDir folder;
        QVERIFY(read_image_file(written(folder, "photo.jpg", png_bytes(two_pixels()))));
    }

    void what_follows_the_end_of_an_image_is_left_alone() {
        const QTemporaryDir folder;
        const auto image =
            read_image_file(written(folder, "two.png", png_bytes(two_pixels()) + "a trailer, not a part"));
        QCOMPARE(*image, (Image{2, 1, {10, 20, 30, 255, 255, 255}}));
    }

    void what_is_no_image_is_named_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << "not an image of a supported format";
        QTest::newRow("a text") << QByteArray("Once upon a time") << "not an image of a supported format";
        QTest::newRow("a pointer") << QByteArray("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n")
                                   << "not downloaded";
        const QByteArray whole = png_bytes(QImage(64, 64, QImage::Format_RGB32));
        QTest::newRow("cut in the middle") << whole.left(whole.size() / 2) << "damaged";
        QTest::newRow("cut in the header") << whole.left(20) << "damaged";
        QByteArray huge = whole;  // the header says 100,000 x 100,000 pixels
        huge.replace(16, 8, QByteArray::fromHex("000186A0000186A0"));
        QTest::newRow("a huge size") << huge << "";
        QByteArray bitmap;
        QBuffer buffer(&bitmap);
        buffer.open(QIODevice::WriteOnly);
        QImage(4, 4, QImage::Format_Indexed8).save(&buffer, "bmp");
        bitmap.replace(22, 4, QByteArray::fromHex("020000FE"));  // -33,554,430: rows from the top
        QByteArray beyond = bitmap_beyond_its_palette(Qt::red);
        beyond.replace(10, 4, QByteArray::fromHex("00000100"));  // the pixels begin 65,536 bytes into the file
        QTest::newRow("pixels beyond the end") << beyond << "its pixels begin at byte 65536";
        QByteArray text = whole;  // behind signature and header, a part of 1 GiB for which libpng would take memory
        text.insert(33, QByteArray::fromHex("3FFFFFFF") + "tEXtTitle");
        QTest::newRow("a part beyond the end") << text << "claims to have 1073741823 bytes";
        QTest::newRow("a huge negative height") << bitmap << "4 x 33554430 pixels; at most 100 million";
    }
    void what_is_no_image_is_named() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const QTemporaryDir folder;
        const QString path = written(folder, "image.png", bytes);
        const auto problem = problem_of(path);
        QVERIFY(problem.has_value());
        QVERIFY2(QString(problem->what()).contains(says), problem->what());
        QCOMPARE(QString::fromStdString(problem->place().file), path);
    }

    void a_drawing_is_no_image_whatever_its_name() {
        const QTemporaryDir folder;
        const QString inside = written(folder, "inside.png", png_bytes(two_pixels()));
        const QByteArray drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
            "width='9' height='9'><image width='9' height='9' xlink:href='" +
            inside.toUtf8() + "'/></svg>";
        for (const char* name : {"drawing.svg", "drawing.png", "drawing"}) {
            const auto problem = problem_of(written(folder, name, drawing));
            QVERIFY(problem.has_value());
            QVERIFY2(QString(problem->what()).contains("not an image of a supported format"), problem->what());
        }
    }

    void a_drawing_that_leads_to_a_pipe_does_not_wait() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe.png");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const QByteArray drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
            "width='9' height='9'><image width='9' height='9' xlink:href='" +
            pipe.toUtf8() + "'/></svg>";
        QVERIFY(problem_of(written(folder, "drawing.png", drawing)));
    }

    void absent_files_folders_and_pipes_are_refused_without_waiting() {
        const QTemporaryDir folder;
        QVERIFY(problem_of(folder.filePath("absent.png")));
        QVERIFY(problem_of(folder.path()));
        const QString pipe = folder.filePath("pipe.png");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        QVERIFY(problem_of(pipe));
    }

    void an_image_that_takes_too_long_is_refused() {
        const QTemporaryDir folder;
        // Noise, so that there is more to read than the first bytes, which tell the size.
        QImage noise(200, 200, QImage::Format_RGB32);
        for (int y = 0; y < noise.height(); ++y)
            for (int x = 0; x < noise.width(); ++x)
                noise.setPixel(x, y, static_cast<uint>((x * 7919 + y * 104729) % 99991) * 2654435761U);
        const QString path = written(folder, "slow.png", png_bytes(noise));
        QVERIFY(read_image_file(path));
        try {
            read_image_file(path, std::chrono::milliseconds(0));
            QFAIL("it was read");
        } catch (const Error& error) {
            QVERIFY2(QString(error.what()).contains("too long to decode"), error.what());
        }
    }

    void a_cut_image_is_an_error_at_every_byte() {
        const QTemporaryDir folder;
        const QByteArray whole = png_bytes(two_pixels());
        for (qsizetype length = 0; length < whole.size() - 12; ++length) {  // the last chunk only says that it ends
            const auto problem = problem_of(written(folder, "cut.png", whole.left(length)));
            QVERIFY2(problem, qPrintable(QString::number(length)));
        }
    }
};

HEADLIGHT_TEST(ImageFileTest, Window)
#include "image_file_test.moc"
